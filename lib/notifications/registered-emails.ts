import type { RegisteredEmail } from './define-email';

let registered: ReadonlyMap<string, RegisteredEmail> | null = null;

/** Tells the outbox every e-mail that it can send; lib/root/emails.ts does so before a job runs. */
export function registerEmails(emails: readonly RegisteredEmail[]): void {
  registered = new Map(emails.map((email) => [email.kind, email]));
}

/** The e-mail of that kind. Throws when there is none, or when none was registered. */
export function registeredEmail(kind: string): RegisteredEmail {
  if (!registered) throw new Error('No e-mails are registered: import lib/root/emails.ts first');
  const email = registered.get(kind);
  if (!email) throw new Error(`No e-mail is registered as ${kind}`);
  return email;
}
