import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { TalentActor } from '@/lib/core/actor';
import type { TalentAccount } from '@/lib/identity/accounts';
import { ASKED_ADDRESS, HOME, loginAddress } from '@/lib/identity/rules';
import { currentActor, currentHome, currentTalent } from '@/lib/identity/session';

/** The talent of this request. Who is of the portal goes there, others to the login, and from there come back. */
export async function talentGate(): Promise<{ actor: TalentActor; talent: TalentAccount }> {
  const talent = await currentTalent();
  const actor = talent && (await currentActor());
  if (talent && actor?.kind === 'talent') return { actor, talent };
  redirect((await currentHome()) ? HOME : loginAddress((await headers()).get(ASKED_ADDRESS)));
}
