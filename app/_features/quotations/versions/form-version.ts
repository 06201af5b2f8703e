import { pick } from '@/lib/core/pick';
import { pricedLine } from '@/lib/quotations/choices/rules/price-choices';
import {
  AMOUNTS,
  type VersionContent,
  versionContent,
} from '@/lib/quotations/versions/rules/version-content';
import { type DraftForm, wallClocks } from '../draft/draft-form';
import type { EditorOptions } from '../draft/editor-options';
import { formData } from '../draft/form-data';
import { currencyOf, type DraftPrice } from '../draft/price-form';

const NOTHING = Object.fromEntries(AMOUNTS.map((amount) => [amount, 0])) as VersionContent['amounts'];

/** A draft being typed as a version. */
export function formVersion(
  form: DraftForm,
  { priced, places }: DraftPrice,
  options: EditorOptions,
): VersionContent {
  const data = formData(form);
  const clocks = wallClocks(form);
  const shown = {
    nameClient: options.clients.find(({ id }) => id === form.clientId)?.name ?? null,
    city: options.cities.find(({ id }) => id === form.cityId)?.name ?? null,
    currency: currencyOf(form, options).code,
    start: clocks?.start ?? null,
    end: clocks?.end ?? null,
  };
  return versionContent({ ...data, gain: data.gain ?? options.agencyGain }, shown, {
    amounts: priced ? pick({ ...priced.quotation, ...priced.derived }, AMOUNTS) : NOTHING,
    lines: form.lines.flatMap(({ key, ...line }) => {
      const placed = places.get(key);
      if (!placed) return [];
      const { budget, paymentClient: unit, subtotalClient: subtotal } = pricedLine(placed);
      return [{ ...line, budget, unit, subtotal }];
    }),
  });
}
