import { and, eq } from 'drizzle-orm';
import { savedSearches, searchAlerts, talents } from '@/db/schema';
import type { StoppableTopic } from '@/db/values/messages';
import { isUuid } from '@/lib/core/ids';
import { findReader } from '@/lib/identity/find-reader';
import type { StopSubject } from '@/lib/notifications/email/stop-link';
import { database } from '@/lib/platform/database';
import { keepAlert } from '../../saved-searches/keep-alert';
import { findMessageSettings } from './queries';
import { saveMessageSettings } from './save-message-settings';

const TOPICS: Readonly<Record<'convocatorias' | 'recordatorios', StoppableTopic>> = {
  convocatorias: 'calls',
  recordatorios: 'reminders',
};

export type Stopped = {
  readonly isStopped: boolean;
  /** Of the search; empty for a topic. */
  readonly name: string;
};

/** Whether what a mail's link stops is stopped; null when whom it was sent to is gone. The link is the right to it. */
export async function readStopped({ about, id }: StopSubject): Promise<Stopped | null> {
  if (about === 'busqueda') {
    const alert = await findSearch(id);
    return alert && { isStopped: !alert.isOn, name: alert.name };
  }
  if (!(await hasTalent(id))) return null;
  const { [TOPICS[about]]: channels } = await findMessageSettings(database(), id);
  return { isStopped: !channels.some((channel) => channel === 'email'), name: '' };
}

/**
 * Stops by mail what a mail's link stops, or begins it again; said twice it is said once. Of a search the alert ends, and
 * begins again where searches are. Answers false when whom the link was sent to is gone.
 */
export async function stopMessages(subject: StopSubject, isStopped: boolean): Promise<boolean> {
  const { about, id } = subject;
  const now = await readStopped(subject);
  if (!now) return false;
  if (now.isStopped === isStopped) return true;
  if (about === 'busqueda') {
    const alert = isStopped ? await findSearch(id) : null;
    const reader = alert && (await findReader(alert.userId, alert.agencyId));
    if (reader) await keepAlert(reader.actor, { searchId: alert.searchId, frequency: null });
    return true;
  }
  const topic = TOPICS[about];
  const { revision: _, ...settings } = await findMessageSettings(database(), id);
  const others = settings[topic].filter((channel) => channel !== 'email');
  const channels = isStopped ? others : (['email', ...others] as const);
  await saveMessageSettings({ kind: 'talent', talentId: id }, { ...settings, [topic]: [...channels] });
  return true;
}

async function hasTalent(id: string): Promise<boolean> {
  return isUuid(id) && (await database().$count(talents, eq(talents.id, id))) > 0;
}

async function findSearch(id: string) {
  const [searchId = '', userId = ''] = id.split('.');
  if (!isUuid(searchId) || !isUuid(userId)) return null;
  const [row] = await database()
    .select({ name: savedSearches.name, agencyId: savedSearches.agencyId, isOn: searchAlerts.searchId })
    .from(savedSearches)
    .leftJoin(searchAlerts, and(eq(searchAlerts.searchId, savedSearches.id), eq(searchAlerts.userId, userId)))
    .where(eq(savedSearches.id, searchId));
  return row ? { ...row, isOn: row.isOn !== null, searchId, userId } : null;
}
