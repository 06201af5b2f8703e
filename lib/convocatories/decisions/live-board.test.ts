import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { followActivity } from '@/lib/agencies/activity/follow-activity';
import { findCursor } from '@/lib/agencies/activity/queries';
import type { Actor } from '@/lib/core/actor';
import { CONVOCATED } from '@/lib/core/states';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { decideConvocated } from './decide-convocated';

const database = useDatabase();
const run = promisify(execFile);

async function board() {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agency });
  const convocatory = await makeConvocatory(database.db, { event });
  const place = await makeConvocated(database.db, { convocatory, stateId: CONVOCATED.CALLED });
  return { actor, event, id: place.id };
}

/** The same decision, taken by another process. */
const decideElsewhere = (actor: Actor, id: string, stateId: number) =>
  run(
    process.execPath,
    [
      '--import',
      'tsx',
      path.join(import.meta.dirname, 'testing/decide-elsewhere.ts'),
      JSON.stringify(actor),
      id,
      String(stateId),
    ],
    { env: { ...process.env, DATABASE_URL: database.url } },
  );

test('a move made in another process is heard by who follows its event, once, and by no other agency', async () => {
  const { actor, event, id } = await board();
  const stranger = await board();
  const heard: unknown[] = [];
  const leaked: unknown[] = [];
  const streams = [
    { stream: followActivity(actor, { eventId: event.id }), into: heard },
    { stream: followActivity(stranger.actor, { eventId: event.id }), into: leaked },
    { stream: followActivity(stranger.actor, {}), into: leaked },
  ];
  const listening = streams.map(async ({ stream, into }) => {
    for await (const { action, entityId } of stream) into.push([action, entityId]);
  });
  const cursor = await findCursor(actor);
  await decideElsewhere(actor, id, CONVOCATED.RESERVE);
  // What the stranger does itself comes after, and is all that it hears.
  await decideConvocated(stranger.actor, { id: stranger.id, stateId: CONVOCATED.DISCARDED });
  await expect.poll(() => [heard.length, leaked.length]).toEqual([1, 1]);
  expect(heard).toEqual([['decide', id]]);
  expect(leaked).toEqual([['decide', stranger.id]]);

  // Cut off, while the other process goes on, and back where it was.
  await Promise.all(streams.map(({ stream }) => stream.return(undefined)));
  await Promise.all(listening);
  await decideElsewhere(actor, id, CONVOCATED.CONFIRMED);
  await decideElsewhere(actor, id, CONVOCATED.DISCARDED);
  const again = followActivity(actor, { eventId: event.id, after: cursor });
  const missed = [await again.next(), await again.next(), await again.next()];
  expect(missed.map(({ value }) => value?.toState)).toEqual(['1815', '1813', '1812']);
  await again.return(undefined);
  expect(await decideElsewhere(stranger.actor, id, 1811).catch(() => 'refused')).toBe('refused');
});
