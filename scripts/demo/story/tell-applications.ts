import { updateConvocatory } from '@/lib/convocatories/calls/update-convocatory';
import { applyToCall } from '@/lib/convocatories/open-calls/apply-to-call';
import { openConvocatory } from '@/lib/convocatories/open-calls/open-convocatory';
import { findOpenCall } from '@/lib/convocatories/open-calls/queries';
import type { AgencyActor } from '@/lib/core/actor';
import { alsoAble } from '../data/casting.ts';
import { cityNamed } from '../data/lookups.ts';
import type { Role } from '../data/plans.ts';
import type { Story } from './play.ts';
import { minutesAfter, type Scene } from './scene.ts';

const NOTES = [
  'He bailado con la compañía del municipio los últimos tres años. Tengo vestuario propio.',
  'Estoy libre esos días y vivo cerca.',
];

/** A call is opened, and talents who fit apply to it. */
export async function* tellApplications(
  role: Role,
  convocatoryId: string,
  owner: AgencyActor,
  { calendar, casting, tx }: Scene,
): Story {
  const opened = calendar.at(-3, '11:00');
  yield opened;
  const people = alsoAble(role, casting);
  const [first] = people;
  if (!first) return;
  // It looks where somebody lives who fits.
  await updateConvocatory(owner, { id: convocatoryId, cityId: cityNamed(first.person[4]).id });
  await openConvocatory(owner, { id: convocatoryId, open: true, applicationLimit: 20 });
  for (const [index, note] of NOTES.entries()) {
    yield minutesAfter(opened, (index + 1) * 160);
    for (const talent of people) {
      const call = await findOpenCall(tx, talent.id, convocatoryId);
      if (!call || call.closed) continue;
      const { startDate, endDate, budget } = call;
      const actor = { kind: 'talent', talentId: talent.id } as const;
      await applyToCall(actor, { convocatoryId, note, startDate, endDate, budget });
      people.splice(people.indexOf(talent), 1);
      break;
    }
  }
}
