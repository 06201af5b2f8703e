import { and, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { talentPhotos } from '@/db/schema';
import type { Actor, AgencyActor } from '@/lib/core/actor';
import { AppError, conflict } from '@/lib/core/errors';
import { PHOTO } from '@/lib/core/states';
import { lockOpenEvent } from '@/lib/events/lock-open-event';
import { anyOf } from '@/lib/platform/any-of';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayManageConvocatories } from '../../policy';
import {
  type DressTalentInput,
  dressTalentInput,
  type HeadGroupInput,
  headGroupInput,
  type MoveGroupInput,
  moveGroupInput,
} from '../inputs';
import { PLACING } from '../placed';
import { findPlaces, keepDrafts, readPlaces } from './keep-drafts';

/**
 * Keeps under which heading the client of an event will see a talent, with which of its approved photos, and what it is told
 * of it; without photos the rule chooses them. Throws INVALID for a photo that is not approved or of somebody else,
 * CONFLICT for a closed event, NOT_FOUND alike for another agency's, FORBIDDEN.
 */
export async function dressTalent(actor: Actor, input: DressTalentInput): Promise<string> {
  const agency = mayManageConvocatories(actor);
  const { eventId, convocatedId, heading, note, photoIds } = parseInput(dressTalentInput, input);
  return transact(async (tx) => {
    await lockOpenEvent(tx, agency.agencyId, eventId);
    const places = await findPlaces(tx, agency, eventId, [convocatedId]);
    const approved = and(anyOf(talentPhotos.id, photoIds), eq(talentPhotos.stateId, PHOTO.APPROVED));
    const own = and(
      approved,
      anyOf(
        talentPhotos.talentId,
        places.map(({ talentId }) => talentId),
      ),
    );
    if ((await tx.$count(talentPhotos, own)) !== new Set(photoIds).size)
      throw new AppError('INVALID', 'errors.showcase.photo', { photoIds: 'errors.showcase.photo' });
    await keepDrafts(
      tx,
      eventId,
      places.map((place) => ({
        ...place,
        heading: heading || null,
        note: note || null,
        photoIds: [...new Set(photoIds)],
      })),
    );
    const { agencyId } = agency;
    await recordAudit(tx, actor, 'event.draft-showcase', { id: eventId, agencyId }, { detail: { count: 1 } });
    return convocatedId;
  });
}

/**
 * Puts all who will be seen under one heading under another one; without one, each stands under its profile. Answers how
 * many. Throws CONFLICT for who is not to be shown and for a closed event, NOT_FOUND alike for another agency's, FORBIDDEN.
 */
export async function headGroup(actor: Actor, input: HeadGroupInput): Promise<number> {
  const agency = mayManageConvocatories(actor);
  const { eventId, convocatedId, heading } = parseInput(headGroupInput, input);
  return transact(async (tx) => {
    await lockOpenEvent(tx, agency.agencyId, eventId);
    const { named, shown } = await findGroup(tx, agency, eventId, convocatedId);
    const members = shown.filter(({ group }) => group === named.group);
    await keepDrafts(
      tx,
      eventId,
      members.map((place) => ({ ...place, heading: heading || null })),
    );
    const { agencyId } = agency;
    const detail = { count: members.length };
    await recordAudit(tx, actor, 'event.draft-showcase', { id: eventId, agencyId }, { detail });
    return members.length;
  });
}

/**
 * Lets all under one heading change places with those under the heading before or behind it. At an end nothing changes.
 * Answers how many were placed. Throws CONFLICT for who is not to be shown and for a closed event, NOT_FOUND alike for
 * another agency's, FORBIDDEN.
 */
export async function moveGroup(actor: Actor, input: MoveGroupInput): Promise<number> {
  const agency = mayManageConvocatories(actor);
  const { eventId, convocatedId, up } = parseInput(moveGroupInput, input);
  return transact(async (tx) => {
    await lockOpenEvent(tx, agency.agencyId, eventId);
    const { named, shown } = await findGroup(tx, agency, eventId, convocatedId);
    const groups = [...new Set(shown.map(({ group }) => group))];
    const from = groups.indexOf(named.group);
    const other = groups[from + (up ? -1 : 1)];
    if (other === undefined) return 0;
    groups[from + (up ? -1 : 1)] = named.group;
    groups[from] = other;
    const ordered = groups.flatMap((group) => shown.filter((place) => place.group === group));
    const moved = ordered
      .map((place, index) => ({ ...place, before: place.position, position: index + 1 }))
      .filter(({ before, position }) => before !== position);
    await keepDrafts(tx, eventId, moved);
    const { agencyId } = agency;
    const detail = { count: moved.length };
    await recordAudit(tx, actor, 'event.order-showcase', { id: eventId, agencyId }, { detail });
    return moved.length;
  });
}

/** A talent that is to be shown, and all that are. Throws CONFLICT for one that is not, NOT_FOUND alike for another event's. */
async function findGroup(tx: Tx, agency: AgencyActor, eventId: string, convocatedId: string) {
  const [named] = await findPlaces(tx, agency, eventId, [convocatedId]);
  if (!named || named.position === null) throw conflict('errors.showcase.notShown');
  const shown = await readPlaces(tx, agency, eventId, isNotNull(PLACING.DRAFT.position));
  return { named, shown };
}
