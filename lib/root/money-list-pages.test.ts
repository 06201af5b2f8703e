import { beforeAll, test } from 'vitest';
import { rides, supportDocuments } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { listSupport } from '@/lib/claims/support-documents/queries';
import { makeAuthorization } from '@/lib/claims/support-documents/testing/numbered';
import { listReceivables } from '@/lib/finances/receivables/queries';
import { listCollected } from '@/lib/finances/third-party/queries';
import { listPlatformRides } from '@/lib/rides/oversight/queries';
import { makeClaim } from '@/lib/testing/factories/contracts';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { day } from './testing/paged-row';
import { makeWorld, type World } from './testing/paged-world';
import { expectWholePages, type Read } from './testing/walk-pages';

// Lists of money and rides, as in list-pages.test.ts. Two rows each stand at the same moment.

const own = useDatabase();
const ROWS = 8;
let world: World;

const owing = ({ db, agency }: World, endDate: Date, tercero: boolean) =>
  makeQuotation(db, { agency: agency.agency, stateId: 63 }).then((quotation) =>
    makeEvent(db, { agency: agency.agency, quotation, tercero, startDate: endDate, endDate }),
  );

async function supported({ db, agency }: World, issuedAt: Date, index: number) {
  const claim = await makeClaim(db, { convocated: await makeConvocated(db, { agency: agency.agency }) });
  const prefix = `D${index}`;
  const { id: authorizationId } = await makeAuthorization(db, agency.agency.id, { prefix });
  const { agencyId, talentId, eventId } = claim;
  await db.insert(supportDocuments).values({
    ...{ agencyId, talentId, eventId, claimId: claim.id, authorizationId, prefix },
    ...{ kind: 'DOCUMENT', number: 1, issuedAt, amount: 1000, withheld: 0 },
    ...{ currencyCode: 'COP', name: 'Luz', snapshot: {}, cuds: 'a'.repeat(96) },
  });
}

const stop = (kind: 'origin' | 'destination') => ({
  [`${kind}Address`]: 'Calle 1',
  [`${kind}Lat`]: 4.6,
  [`${kind}Lng`]: -74.1,
  [`${kind}City`]: 'Bogotá',
  [`${kind}Country`]: 'CO',
});

const ridden = ({ db, call, talent }: World, createdAt: Date) =>
  db.insert(rides).values({
    ...{ agencyId: call.agencyId, eventId: call.eventId, convocatoryId: call.id, talentId: talent.id },
    ...{ platform: 'local', state: 'TERMINATED', requesterId: 'x', name: 'Luz', phone: '3001234567' },
    ...{ ...stop('origin'), ...stop('destination') },
    ...{ reason: 'Evento', fee: '5', platformGain: '10', total: 1000, currencyCode: 'COP' },
    ...{ endedAt: createdAt, createdAt },
  } as typeof rides.$inferInsert);

beforeAll(async () => {
  world = await makeWorld(own.db);
  for (let index = 0; index < ROWS; index += 1) {
    const then = day(index >> 1);
    await owing(world, then, false);
    await owing(world, then, true);
    await supported(world, then, index);
    await ridden(world, then);
  }
});

const LISTS: [string, Read][] = [
  ['what clients owe', (page) => listReceivables(world.agency.actor, page)],
  ['what is collected for others', (page) => listCollected(world.agency.actor, page)],
  ['support documents', (page) => listSupport(world.agency.actor, page)],
  ['rides of all agencies', (page) => listPlatformRides(world.administrator, page)],
];

test.each(LISTS)('%s', (_name, read) => expectWholePages(read, ROWS));
