import { randomUUID } from 'node:crypto';
import { mailboxTransport } from '../email/mailbox-transport';
import type { TextTransport } from './text-message';

/** Keeps each text message in the local mailbox, as a mail to the number: what a machine without a provider uses. */
export function mailboxTextTransport(dataDir: string): TextTransport {
  const mailbox = mailboxTransport(dataDir);
  return {
    deliver: async ({ to, text }) => {
      await mailbox.deliver({
        from: 'Mensajes de texto <mensajes@telefono.invalid>',
        to: { name: to, address: `${to.replaceAll(/\D/g, '')}@telefono.invalid` },
        subject: `Mensaje de texto a ${to}`,
        html: `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`,
        text,
        messageId: `<${randomUUID()}@telefono.invalid>`,
        attachments: [],
      });
      return { providerId: null };
    },
  };
}
