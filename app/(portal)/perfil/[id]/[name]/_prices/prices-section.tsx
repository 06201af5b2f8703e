import type { AgencyDetail } from '@/lib/agencies/queries';
import { can } from '@/lib/core/abilities';
import type { AgencyActor } from '@/lib/core/actor';
import { isoDateInZone } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { USUAL_TERMS } from '@/lib/quotations/offer-words/rules';
import { readBusinessConstants } from '@/lib/quotations/rates/queries';
import { listCityRates } from '@/lib/taxes/agency-prices/queries';
import { CityRates } from './city-rates';
import { CodeCard } from './code-card';
import { GainCard } from './gain-card';
import styles from './prices.module.css';
import { WordsCard } from './words-card';

type Props = { actor: AgencyActor; agency: AgencyDetail };

/** What the agency's quotations start from: its margin, their codes, and what cities levy. */
export async function PricesSection({ actor, agency }: Props) {
  const [rates, constants] = await Promise.all([
    listCityRates(actor, agency.id, isoDateInZone(new Date(), DEFAULT_TIME_ZONE)),
    readBusinessConstants(),
  ]);
  const mayEdit = can(actor, 'keepLegalData');
  return (
    <>
      <div className={styles.pair}>
        <GainCard id={agency.id} gain={agency.gain} revision={agency.revision} mayEdit={mayEdit} />
        <CodeCard
          key={agency.consecutiveQuote}
          id={agency.id}
          last={agency.consecutiveQuote}
          mayEdit={mayEdit}
        />
      </div>
      <WordsCard
        id={agency.id}
        agencyName={agency.name}
        revision={agency.revision}
        initial={{
          quotationMessage: agency.quotationMessage,
          quotationTerms: agency.quotationTerms,
          quotationValidityDays: agency.quotationValidityDays,
        }}
        usual={{ terms: USUAL_TERMS, days: constants.validityDays }}
        mayEdit={can(actor, 'keepContactData')}
      />
      <CityRates
        rates={rates.map(({ pricesTaxationId, taxation, city, rate, unity, status, own }) => ({
          pricesTaxationId,
          tax: taxation.name,
          // 'Bogotá, Bogotá D.C.' says nothing that 'Bogotá' does not.
          city: city.department.startsWith(city.name) ? city.name : `${city.name}, ${city.department}`,
          rate,
          unity,
          unconfirmed: status === 'to-confirm',
          own,
        }))}
        mayEdit={mayEdit}
      />
    </>
  );
}
