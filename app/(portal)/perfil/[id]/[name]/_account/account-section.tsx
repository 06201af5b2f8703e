import { loadCountryOptions } from '@/app/_features/places/load-country-options';
import { listCurrencies } from '@/lib/catalogues/queries';
import type { AgencyActor } from '@/lib/core/actor';
import { getOwnUser } from '@/lib/identity/queries';
import { OwnSessions } from './own-sessions';
import { OwnUserSection } from './own-user-section';
import { PasswordSection } from './password-section';

/** The person who is signed in: who they are, how they get in, and where they are in at present. */
export async function AccountSection({ actor }: { actor: AgencyActor }) {
  const [user, countries, currencies] = await Promise.all([
    getOwnUser(actor),
    loadCountryOptions(),
    listCurrencies(),
  ]);
  return (
    <>
      <OwnUserSection
        email={user.email}
        role={actor.role}
        revision={user.revision}
        values={{
          name: user.name,
          lastname: user.lastname,
          phone: user.phone ?? '',
          typeIdentificationId: user.documentTypeId,
          identification: user.identification ?? '',
          address: user.address ?? '',
          cityId: user.cityId,
          corporateEmail: user.corporateEmail ?? '',
          currencyId: user.currencyId,
        }}
        countries={countries}
        currencies={currencies.map(({ id, code, name }) => ({ id, name: `${name} (${code})` }))}
      />
      <PasswordSection email={user.email} />
      <OwnSessions actor={actor} />
    </>
  );
}
