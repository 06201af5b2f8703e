import { eq, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict, notFound } from '@/lib/core/errors';
import { forEach } from '@/lib/core/pick';
import { TALENT } from '@/lib/core/states';
import { ALL_FIELDS } from '@/lib/core/talent-fields';
import { endTalentSessions } from '@/lib/identity/sessions/end-sessions';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { log } from '@/lib/platform/log';
import { parseInput } from '@/lib/platform/parse-input';
import { react } from '@/lib/platform/reactions/react';
import { transact } from '@/lib/platform/transaction';
import { type TalentIdInput, talentIdInput } from '@/lib/talents/states/inputs';
import { droppedFiles, ofPerson } from '../person-rows';
import { PERSON_TABLES } from '../person-tables';
import { mayErasePeople } from '../policy';
import { refuseHeld } from '../retention/keep-hold';
import { countBookedAhead } from './plan-erasure';

/**
 * Erases a person: drops or blanks everything but what accounting and contract law demand, signs it out and ends its
 * calls ahead as a suspension does (19). Cannot be undone; files go from storage with the next cleanings. Answers its id.
 * Throws CONFLICT while its files are held, while it is confirmed for an event ahead or once it is erased, NOT_FOUND, UNAUTHENTICATED, FORBIDDEN.
 */
export async function eraseTalent(actor: Actor, input: TalentIdInput): Promise<string> {
  mayErasePeople(actor);
  const { id } = parseInput(talentIdInput, input);
  await transact(async (tx) => {
    const [talent] = await tx
      .select({ email: talents.email, stateId: talents.stateId, erasedAt: talents.erasedAt })
      .from(talents)
      .where(eq(talents.id, id))
      .for('update');
    if (!talent) throw notFound('errors.talent.notFound');
    if (talent.erasedAt) throw conflict('errors.talent.erased');
    await refuseHeld(tx, id);
    if ((await countBookedAhead(tx, id)) > 0) throw conflict('errors.talent.bookedAhead');
    await endTalentSessions(tx, { talentId: id }, 'CLOSED');
    await react(tx, actor, 'talent.suspended', { talentId: id });
    await dropRows(tx, id);
    await tx.execute(
      sql`update messages set to_address = null where lower(to_address) = lower(${talent.email})`,
    );
    await tx.update(talents).set(blankTalent(id)).where(eq(talents.id, id));
    await recordAudit(
      tx,
      actor,
      'talent.erase',
      { id, agencyId: null },
      { from: talent.stateId, to: TALENT.SUSPENDED },
    );
  });
  // Outside the database: whoever restores an older backup reads here whom to erase again (decision 91).
  log.info({ talentId: id }, 'a person was erased');
  return id;
}

async function dropRows(tx: Tx, talentId: string): Promise<void> {
  // Before their rows go: what is kept decides which files stay.
  await tx.execute(
    sql`update files set deleted_at = ${currentTime()}, name = '', visibility = 'PRIVATE' where ${droppedFiles(talentId)}`,
  );
  await tx.update(talents).set({ photoFileId: null }).where(eq(talents.id, talentId));
  for (const entry of PERSON_TABLES) {
    const table = sql.identifier(entry.table);
    if (entry.fate === 'ERASED')
      await tx.execute(sql`delete from ${table} t where ${ofPerson(entry, talentId)}`);
    if (entry.fate === 'REDACTED')
      await tx.execute(sql`update ${table} t set ${entry.set} where ${ofPerson(entry, talentId)}`);
  }
}

/** The row that papers and the trail still name: nobody. The address cannot receive mail and cannot be taken. */
const blankTalent = (id: string): Partial<typeof talents.$inferInsert> => ({
  name: 'Persona',
  lastname: 'suprimida',
  email: `suprimida-${id}@elenco.invalid`,
  phone: null,
  dialingCode: '57',
  birthdate: null,
  documentTypeId: null,
  identification: null,
  residenceCityId: null,
  stateId: TALENT.SUSPENDED,
  suspendedReason: null,
  guardianConsentedAt: null,
  hiddenAt: currentTime(),
  erasedAt: currentTime(),
  ...forEach(ALL_FIELDS, () => null),
  photoFileId: null,
  photoStateId: null,
  observation: null,
  passwordHash: null,
  mayOrderRides: false,
  exclusiveAgencyId: null,
  updatedAt: currentTime(),
});
