import type { AgencyDetail } from '@/lib/agencies/queries';
import { can } from '@/lib/core/abilities';
import type { AgencyActor } from '@/lib/core/actor';
import { isoDateInZone } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { readAgencyRates, readBusinessConstants } from '@/lib/quotations/rates/queries';
import { listRatesInForce, readTaxTable } from '@/lib/taxes/rates/queries';
import { TaxSection } from './tax-section';

/** Where the example takes place when nobody knows where the agency is: the city with most events. */
const USUAL_CITY = 'Bogotá';

type Props = { actor: AgencyActor; agency: AgencyDetail };

/** What the agency is for the tax office, and what that does to a quotation. */
export async function TaxesTab({ actor, agency }: Props) {
  const day = isoDateInZone(new Date(), DEFAULT_TIME_ZONE);
  const [{ flags, gain }, constants, { rows, ...table }, simpleRates] = await Promise.all([
    readAgencyRates(actor),
    readBusinessConstants(),
    readTaxTable(),
    listRatesInForce('SIMPLE', day),
  ]);
  const { taxationPrices, legalNature, incomeTaxRatePN, ...values } = flags;
  const city = agency.cityName ?? USUAL_CITY;
  return (
    <TaxSection
      id={agency.id}
      revision={agency.revision}
      values={{
        ...values,
        retenedorRenta: agency.retenedorRenta,
        reteIcaAgent: agency.reteIcaAgent,
        simpleConcept: agency.simpleConcept,
        incomeTaxRatePn: incomeTaxRatePN ?? '',
      }}
      isPerson={legalNature === 'PERSONA_NATURAL'}
      mayEdit={can(actor, 'keepLegalData')}
      simpleRates={simpleRates}
      example={{
        day,
        city,
        gain,
        constants,
        legalNature,
        taxationPrices,
        taxes: { ...table, rows: rows.filter((row) => row.city === null || row.city === city) },
      }}
    />
  );
}
