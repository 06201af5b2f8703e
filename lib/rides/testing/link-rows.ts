import { eq } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { offerRides } from '@/lib/testing/factories/rides';
import type { Tenant } from '@/lib/testing/tenant';
import { cancelRide } from '../ordering/cancel-ride';
import { orderRide } from '../ordering/order-ride';
import { getRidePage, getRideView } from '../ride-page';
import { shareRide } from '../sharing/share-ride';
import { ORDER } from './rider';

/** Rides in the city of its event, which the talent may order. */
const offered = async (db: Db, own: Tenant) => {
  await offerRides(db, 'local', 1);
  await db.update(talents).set({ mayOrderRides: true }).where(eq(talents.id, own.talent));
};
const ordered = async (db: Db, own: Tenant, holder: Actor) => {
  await offered(db, own);
  await orderRide(holder, ORDER);
};

/** What the holder of a ride's link can do. */
export const OF_RIDES = {
  'read the page of rides': { arrange: offered, does: getRidePage },
  'order a ride': { arrange: offered, does: (actor: Actor) => orderRide(actor, ORDER) },
  'follow a ride': { arrange: ordered, does: getRideView },
  'share a ride': {
    arrange: ordered,
    does: async (actor: Actor) => {
      await shareRide(actor, { shared: true });
      return 'shared';
    },
  },
  'cancel a ride': { arrange: ordered, does: cancelRide },
};
