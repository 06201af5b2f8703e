import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '@/db/client';
import { agencies, cities, countries, documentTypes, talents } from '@/db/schema';
import { DIVIPOLA } from '@/lib/catalogues/divipola';
import { nitCheckDigit, readNit } from '@/lib/core/nit';
import { product } from '@/lib/platform/product';
import type { Claim } from '../queries';
import type { SupportAddress, SupportParty } from './snapshot';

/** Table 13.2.1 of the annex by the catalogue's codes; an id of another country is 42. */
const ID_TYPES: Readonly<Record<string, string>> = {
  CC: '13',
  NIT: '31',
  CE: '22',
  PA: '41',
  TI: '12',
  PEP: '47',
  PPT: '48',
};
const FOREIGN_ID = '42';
const NO_RESPONSIBILITY = 'R-99-PN';

const idsOf = (typed: string) => {
  const id = readNit(typed)?.number ?? typed.replaceAll(/[^0-9A-Za-z]/g, '');
  return { id, checkDigit: /^\d{1,15}$/.test(id) ? nitCheckDigit(id) : null };
};

type Place = {
  readonly cityId: number | null;
  readonly city: string | null;
  readonly department: string | null;
  readonly countryCode: string | null;
  readonly country: string | null;
};

const NOWHERE: Place = { cityId: null, city: null, department: null, countryCode: null, country: null };

const addressOf = (place: Place, line: string | null): SupportAddress => ({
  line: line?.trim() || null,
  cityCode: (place.cityId !== null && DIVIPOLA[place.cityId]) || null,
  city: place.city,
  department: place.department,
  countryCode: place.countryCode ?? 'CO',
  country: place.country ?? 'Colombia',
});

const placeColumns = {
  cityId: cities.id,
  city: cities.name,
  department: cities.department,
  countryCode: countries.code,
  country: countries.name,
};

type Bought = Pick<Claim, 'agencyId' | 'thirdParty'>;

/** Who buys, as it is now: the agency, or the platform for it. */
export const buyerOf = (tx: Tx, { agencyId, thirdParty }: Bought): Promise<SupportParty> =>
  thirdParty ? platformParty(tx) : agencyParty(tx, agencyId);

/** For whom the platform buys (DUR 1625 de 2016 art. 1.6.1.4.9); null for what an agency buys itself. */
export async function principalOf(tx: Tx, { agencyId, thirdParty }: Bought): Promise<string | null> {
  if (!thirdParty) return null;
  const { name, idName, id, checkDigit } = await agencyParty(tx, agencyId);
  return `${name}, ${idName} ${checkDigit === null ? id : `${id}-${checkDigit}`}`;
}

async function platformParty(tx: Tx): Promise<SupportParty> {
  const { legalName, taxId, address, cityCode, supportEmail, supportPhone } = product();
  const cityId = Object.keys(DIVIPOLA).find((id) => DIVIPOLA[Number(id)] === cityCode);
  const [place] = await tx
    .select(placeColumns)
    .from(cities)
    .innerJoin(countries, eq(countries.id, cities.countryId))
    .where(eq(cities.id, Number(cityId ?? 0)));
  return {
    isPerson: false,
    idType: '31',
    idName: 'NIT',
    ...idsOf(taxId),
    name: legalName,
    address: addressOf(place ?? NOWHERE, address),
    email: supportEmail,
    phone: supportPhone,
    chargesIva: true,
    responsibilities: NO_RESPONSIBILITY,
  };
}

async function agencyParty(tx: Tx, agencyId: string): Promise<SupportParty> {
  const [row] = await tx
    .select({
      agency: agencies,
      type: { code: documentTypes.code, name: documentTypes.name },
      place: placeColumns,
    })
    .from(agencies)
    .leftJoin(documentTypes, eq(documentTypes.id, agencies.documentTypeId))
    .leftJoin(cities, eq(cities.id, agencies.cityId))
    .leftJoin(countries, eq(countries.id, cities.countryId))
    .where(eq(agencies.id, agencyId));
  if (!row) throw new Error('The agency of the claim is gone');
  const { agency, type, place } = row;
  const held = [
    agency.granContribuyente ? 'O-13' : null,
    agency.autoretenedorRenta ? 'O-15' : null,
    agency.regimenSimple ? 'O-47' : null,
  ].filter((one) => one !== null);
  return {
    isPerson: agency.legalNature === 'PERSONA_NATURAL',
    idType: '31',
    idName: type?.name ?? 'NIT',
    ...idsOf(agency.identification ?? ''),
    name: agency.name,
    address: addressOf(place, agency.address),
    email: agency.email,
    phone: agency.phone,
    chargesIva: agency.responsableIva,
    responsibilities: held.join(';') || NO_RESPONSIBILITY,
  };
}

const claimed = alias(documentTypes, 'claimed_type');

/** Who sells: the talent as its claim names it, where it lives as it says now. */
export async function sellerOf(tx: Tx, claim: Claim): Promise<SupportParty> {
  const [row] = await tx
    .select({ type: { code: claimed.code, name: claimed.name }, place: placeColumns })
    .from(talents)
    .leftJoin(claimed, eq(claimed.id, claim.documentTypeId ?? 0))
    .leftJoin(cities, eq(cities.id, talents.residenceCityId))
    .leftJoin(countries, eq(countries.id, cities.countryId))
    .where(eq(talents.id, claim.talentId));
  if (!row) throw new Error('The talent of the claim is gone');
  return {
    isPerson: true,
    idType: ID_TYPES[row.type?.code ?? ''] ?? FOREIGN_ID,
    idName: row.type?.name ?? 'Documento de identidad',
    ...idsOf(claim.identification),
    name: claim.name,
    address: addressOf(row.place, claim.address),
    email: claim.email,
    phone: claim.phone,
    chargesIva: false,
    responsibilities: NO_RESPONSIBILITY,
  };
}
