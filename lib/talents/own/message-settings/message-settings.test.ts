import { and, eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries, talentMessageSettings } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import type { MessageSettingsInput } from './inputs';
import { getMessageSettings } from './queries';
import { chosenBy, clockOf, minutesOf, mutedBy } from './rules';
import { saveMessageSettings } from './save-message-settings';

const database = useDatabase();

const USUAL = {
  quiet: true,
  quietFrom: '21:00',
  quietUntil: '07:00',
  whatsapp: true,
  calls: ['email', 'push', 'whatsapp'],
  work: ['email', 'push', 'whatsapp'],
  reminders: ['email', 'push', 'whatsapp'],
  photos: ['email', 'push'],
  papers: ['email', 'push'],
} satisfies MessageSettingsInput;

async function person() {
  const { id: talentId } = await makeTalent(database.db);
  return { kind: 'talent', talentId } as const;
}
const trailOf = async (id: string) =>
  (
    await database.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, 'talent'), inArray(auditEntries.entityId, [id])))
      .orderBy(auditEntries.id)
  ).map(({ action, detail }) => [action, detail]);

test('who has chosen nothing is told everything, and is let sleep', async () => {
  expect(await getMessageSettings(await person())).toEqual({ ...USUAL, revision: 0 });
});

test('what was chosen is kept, and the trail tells what changed, WhatsApp as BAJA and ALTA do', async () => {
  const actor = await person();
  const chosen = { ...USUAL, quietFrom: '22:30', calls: ['push' as const], whatsapp: false };
  expect(await saveMessageSettings(actor, chosen)).toEqual({ ...chosen, revision: 1 });
  expect(await getMessageSettings(actor)).toEqual({ ...chosen, revision: 1 });
  const [row] = await database.db
    .select()
    .from(talentMessageSettings)
    .where(eq(talentMessageSettings.talentId, actor.talentId));
  expect(row).toMatchObject({
    quietFrom: 1350,
    quietUntil: 420,
    muted: ['calls.email', 'calls.whatsapp', 'all.whatsapp'],
  });
  // Saved again it is no change.
  await saveMessageSettings(actor, chosen);
  await saveMessageSettings(actor, { ...chosen, whatsapp: true });
  expect(await trailOf(actor.talentId)).toEqual([
    ['set-messages', { changed: ['quietFrom', 'calls'] }],
    ['leave-whatsapp', null],
    ['return-whatsapp', null],
  ]);
});

test('who never wants quiet has none, and finds the usual hours when it does', async () => {
  const actor = await person();
  const loud = { ...USUAL, quiet: false, quietFrom: '12:00', quietUntil: '12:00' };
  expect(await saveMessageSettings(actor, loud)).toEqual({ ...USUAL, quiet: false, revision: 1 });
});

test('hours that are none, a channel that the topic has not, and who is no talent are refused', async () => {
  const actor = await person();
  for (const wrong of [
    { quietFrom: '24:00' },
    { quietFrom: '7:00' },
    { quietFrom: '07:00' },
    { photos: ['whatsapp'] },
    { calls: ['text'] },
  ]) {
    const input = { ...USUAL, ...wrong } as MessageSettingsInput;
    await expect(saveMessageSettings(actor, input)).rejects.toMatchObject({ code: 'INVALID' });
  }
  const { actor: producer } = await makeAgencyUser(database.db);
  await expect(saveMessageSettings(producer, USUAL)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(getMessageSettings(producer)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(saveMessageSettings({ kind: 'anonymous' }, USUAL)).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  });
});

test('clock and minutes, muted and chosen say the same', () => {
  for (const minutes of [0, 1, 59, 60, 719, 1439]) expect(minutesOf(clockOf(minutes))).toBe(minutes);
  expect(mutedBy(chosenBy(['work.push']), true)).toEqual(['work.push']);
  expect(chosenBy(['all.whatsapp'])).toEqual(chosenBy([]));
});
