import { randomUUID } from 'node:crypto';
import { mailboxTransport } from '../email/mailbox-transport';
import { templateText } from './rules';
import type { OutgoingWhatsApp, WhatsAppTransport } from './whatsapp-message';

const textOf = (message: OutgoingWhatsApp): string => {
  if ('text' in message) return message.text;
  const buttons = (message.template.buttons ?? []).map((label) => `[ ${label} ]`).join('  ');
  return [templateText(message.template.body, message.values), buttons].filter(Boolean).join('\n\n');
};

const htmlOf = (text: string): string =>
  `<p style="white-space:pre-line">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`;

/** Keeps each message in the local mailbox, as a mail to the number: what a machine without WhatsApp tries it with. */
export function mailboxWhatsAppTransport(dataDir: string): WhatsAppTransport {
  const mailbox = mailboxTransport(dataDir);
  return {
    deliver: async (message) => {
      const text = textOf(message);
      const { to } = message;
      await mailbox.deliver({
        from: 'WhatsApp <whatsapp@telefono.invalid>',
        to: { name: `+${to}`, address: `${to}@telefono.invalid` },
        subject: `WhatsApp a +${to}`,
        html: htmlOf(text),
        text,
        messageId: `<${randomUUID()}@telefono.invalid>`,
        attachments: [],
      });
      return { providerId: `wamid.local-${randomUUID()}`, number: to };
    },
  };
}
