/// <reference types="google.maps" />
import { boxAround, type KnownAddress, type Point } from '@/lib/core/geography';
import type { AddressBook } from '../address-book';

export type Around = {
  /** The venue, or null. */
  readonly centre: Point | null;
  readonly city: string;
  /** Two letters, ISO 3166. */
  readonly country: string;
};

const LANGUAGE = 'es';
const LONGEST = 200;

type Component = {
  readonly types: readonly string[];
  readonly long: string | null;
  readonly short: string | null;
};

const partOf = (components: readonly Component[], type: string): Component | undefined =>
  components.find(({ types }) => types.includes(type));

function knownOf(point: Point, address: string, components: readonly Component[]): KnownAddress {
  const city = partOf(components, 'locality') ?? partOf(components, 'administrative_area_level_2');
  const country = partOf(components, 'country')?.short ?? null;
  return {
    ...point,
    address: address.slice(0, LONGEST),
    city: city?.long?.slice(0, 100) ?? null,
    country: country && /^[A-Z]{2}$/.test(country) ? country : null,
  };
}

/** Google's addresses and roads; needs its script to be loaded. */
export function googleAddressBook({ centre, city, country }: Around): AddressBook {
  /** From the first letter to the address that is chosen, one session is paid for. */
  let token: google.maps.places.AutocompleteSessionToken | null = null;
  let cityPoint: Promise<Point | null> | null = null;

  async function geocode(asked: google.maps.GeocoderRequest): Promise<KnownAddress | null> {
    const { Geocoder } = (await google.maps.importLibrary('geocoding')) as google.maps.GeocodingLibrary;
    const { results } = await new Geocoder().geocode({ ...asked, language: LANGUAGE });
    const [best] = results;
    if (!best) return null;
    const components = best.address_components.map(({ types, long_name: long, short_name: short }) => ({
      types,
      long,
      short,
    }));
    return knownOf(best.geometry.location.toJSON(), best.formatted_address, components);
  }

  function findCity(): Promise<Point | null> {
    cityPoint ??= geocode({ address: city, componentRestrictions: { country } }).catch(() => null);
    return cityPoint;
  }

  return {
    suggests: true,
    city: findCity,
    nameOf: (point) =>
      geocode({ location: point }).then(
        (found) => found && { ...found, ...point },
        () => null,
      ),
    suggest: async (text, near) => {
      const places = (await google.maps.importLibrary('places')) as google.maps.PlacesLibrary;
      token ??= new places.AutocompleteSessionToken();
      const around = near ?? centre ?? (await findCity());
      const { suggestions } = await places.AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input: text,
        sessionToken: token,
        language: LANGUAGE,
        region: country.toLowerCase(),
        includedRegionCodes: [country.toLowerCase()],
        ...(around ? { locationRestriction: boxAround(around) } : {}),
      });
      return suggestions.flatMap(({ placePrediction: found }) =>
        found ? [{ id: found.placeId, label: found.text.text, choose: () => pointOf(found) }] : [],
      );
    },
    route: async (from, to) => {
      try {
        const { Route } = (await google.maps.importLibrary('routes')) as google.maps.RoutesLibrary;
        const { routes } = await Route.computeRoutes({
          origin: from,
          destination: to,
          travelMode: 'DRIVING',
          fields: ['path'],
        });
        const path = routes?.[0]?.path?.map(({ lat, lng }) => ({ lat, lng }));
        return path && path.length > 1 ? path : null;
      } catch {
        return null;
      }
    },
  };

  async function pointOf(found: google.maps.places.PlacePrediction): Promise<KnownAddress | null> {
    const place = found.toPlace();
    await place.fetchFields({ fields: ['location', 'formattedAddress', 'addressComponents'] });
    token = null;
    if (!place.location) return null;
    const components = (place.addressComponents ?? []).map(({ types, longText: long, shortText: short }) => ({
      types,
      long,
      short,
    }));
    return knownOf(place.location.toJSON(), found.text.text, components);
  }
}
