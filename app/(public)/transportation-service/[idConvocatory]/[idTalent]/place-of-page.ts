import type { Around } from '@/app/_features/map/google/google-address-book';
import type { RidePage } from '@/lib/rides/ride-page';

/** Around what the page's map and addresses are: the venue, or else the event's city. */
export const placeOfPage = ({ venue, form }: Extract<RidePage, { state: 'VALID' }>): Around => ({
  centre: venue,
  city: form.city,
  country: form.country,
});
