import type { KnownAddress, Point } from '@/lib/core/geography';
import type { AddressBook } from './address-book';
import type { MapOfPage } from './map-of-page';

type Question =
  | { of: 'text'; text: string; near: Point | null }
  | { of: 'point'; point: Point }
  | { of: 'route'; from: Point; to: Point }
  | { of: 'city' };
type Answer = { readonly addresses: readonly KnownAddress[]; readonly route: readonly Point[] | null };

/**
 * Addresses and roads by a path of this server (`POST`, `lib/rides/addresses/inputs.ts`); null where none are configured.
 */
export function serverAddressBook({ path, knowsAddresses, knowsRoads }: MapOfPage): AddressBook | null {
  if (!knowsAddresses && !knowsRoads) return null;
  async function ask(question: Question): Promise<Answer> {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(question),
    });
    if (!response.ok) throw new Error(`${response.status}`);
    return response.json();
  }
  const first = async (question: Question): Promise<KnownAddress | null> =>
    knowsAddresses
      ? ask(question).then(
          ({ addresses }) => addresses[0] ?? null,
          () => null,
        )
      : null;
  return {
    suggests: knowsAddresses,
    suggest: async (text, near) => {
      const { addresses } = await ask({ of: 'text', text, near });
      return addresses.map((known, index) => ({
        id: String(index),
        label: known.address,
        choose: async () => known,
      }));
    },
    nameOf: (point) => first({ of: 'point', point }),
    city: () => first({ of: 'city' }),
    route: async (from, to) =>
      knowsRoads
        ? ask({ of: 'route', from, to }).then(
            ({ route }) => route,
            () => null,
          )
        : null,
  };
}
