import type { KnownAddress } from '@/lib/core/geography';

/** The parts of an address as its server gives them. */
export type AddressParts = {
  readonly name?: string | null | undefined;
  readonly street?: string | null | undefined;
  readonly number?: string | null | undefined;
  readonly district?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly country?: string | null | undefined;
};

const LONGEST = 200;

/** One line of at most 200 characters without control characters, as a stop takes it. */
const asLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
    .trim();

/** 'Calle 93 # 11-27' in Colombia, where the number begins with the crossing street; 'Gran Vía 3' elsewhere. */
function streetOf({ street, number, country }: AddressParts): string | null {
  if (!street) return null;
  if (!number) return street;
  return country === 'CO' && !number.startsWith('#') ? `${street} # ${number}` : `${street} ${number}`;
}

/** An address as people here say it: place, street, district, city. Null when there is nothing to say. */
export function addressOf(
  parts: AddressParts,
  whole = '',
): Pick<KnownAddress, 'address' | 'city' | 'country'> | null {
  const street = streetOf(parts);
  const name = parts.name && parts.name !== parts.street ? parts.name : null;
  const said = [name, street, parts.district, parts.city].filter((part) => part);
  const isMore = name !== null || street !== null;
  const address = asLine(isMore ? [...new Set(said)].join(', ') : whole || said.join(', '));
  if (!address) return null;
  const city = parts.city ? asLine(parts.city).slice(0, 100) : null;
  return { address, city, country: countryCode(parts.country) };
}

export const countryCode = (code: string | null | undefined): string | null =>
  code && /^[a-z]{2}$/i.test(code) ? code.toUpperCase() : null;
