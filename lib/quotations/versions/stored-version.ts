import { localDateTimeInZone } from '@/lib/core/dates';
import { pick } from '@/lib/core/pick';
import type { QuotationLine } from '../lines/queries';
import { typedLine } from '../lines/rules';
import type { QuotationDetail } from '../queries';
import { AMOUNTS, type VersionContent, versionContent } from './rules/version-content';

/** A stored quotation as a version. */
export function storedVersion(quotation: QuotationDetail, lines: readonly QuotationLine[]): VersionContent {
  const { nameClient, timeZone, total, reteFuente, reteIca, reteIva } = quotation;
  const shown = {
    nameClient,
    city: quotation.cityName,
    currency: quotation.currencyCode,
    start: localDateTimeInZone(quotation.startDate, timeZone),
    end: localDateTimeInZone(quotation.endDate, timeZone),
  };
  const netReceivable = total - reteFuente - reteIca - reteIva;
  return versionContent(quotation, shown, {
    amounts: pick({ ...quotation, netReceivable }, AMOUNTS),
    lines: lines.map((line) => ({
      ...typedLine(line),
      unit: line.paymentClient,
      subtotal: line.subtotalClient,
    })),
  });
}
