import { randomUUID } from 'node:crypto';
import type { Actor } from '@/lib/core/actor';
import { findLinkActor } from '@/lib/identity/link-tokens/queries';
import { listMails, readMail } from '@/lib/notifications/mailbox/read-mailbox';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import type { InviteInput } from '../invitations/inputs';
import { inviteMember } from '../invitations/invite-member';

let networks = 0;
/** A request from a network that no other test comes from. */
export const fromSomewhere = () => ({ ip: `203.${networks >> 8}.${networks++ & 255}.7` });

/** Somebody whom nobody knows yet. */
export const somebody = (fields: Partial<InviteInput> = {}): InviteInput => ({
  name: 'Nadia',
  lastname: 'Invitada',
  email: `nadia.${randomUUID()}@prueba.co`,
  role: 'PRODUCER',
  ...fields,
});

const LINK = /\/invitacion\/([0-9a-f-]{36})\?k=([\w-]{43})/;

/** The secret in the last invitation that an address got. */
export async function secretSentTo(address: string): Promise<string> {
  await runAllJobs();
  const { mails } = await listMails({ to: address });
  const text = (await readMail(mails[0]?.id ?? ''))?.text ?? '';
  return LINK.exec(text)?.[2] ?? '';
}

/** Finds the holder of a secret, or null when it opens nothing. */
export const holderOf = (invitationId: string, secret: string) =>
  findLinkActor('INVITATION', { invitationId }, secret);

/** Invites somebody and gives the actor they are by the link of their mail. */
export async function invited(owner: Actor, fields: Partial<InviteInput> = {}) {
  const input = somebody(fields);
  const invitationId = await inviteMember(owner, input, fromSomewhere());
  const secret = await secretSentTo(input.email.trim().toLowerCase());
  const holder = await holderOf(invitationId, secret);
  if (!holder) throw new Error(`the invitation of ${input.email} did not arrive`);
  return { input, invitationId, secret, holder };
}
