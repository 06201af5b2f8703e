import { env } from '@/lib/platform/env';
import type { WhatsAppTransport } from './whatsapp-message';

/** True when this installation sends WhatsApp messages itself. Without WHATSAPP_DRIVER people pass them on by hand. */
export const sendsWhatsApp = (): boolean => env().WHATSAPP_DRIVER !== undefined;

/** The transport that WHATSAPP_DRIVER chooses; null where it is not set. */
export async function whatsAppTransport(): Promise<WhatsAppTransport | null> {
  const read = env();
  if (!read.WHATSAPP_DRIVER) return null;
  if (read.WHATSAPP_DRIVER === 'mailbox') {
    const { mailboxWhatsAppTransport } = await import('./mailbox-whatsapp-transport');
    return mailboxWhatsAppTransport(read.DATA_DIR);
  }
  const { WHATSAPP_PHONE_NUMBER_ID: phoneNumberId, WHATSAPP_ACCESS_TOKEN: accessToken } = read;
  if (!phoneNumberId || !accessToken) {
    throw new Error('WHATSAPP_DRIVER=cloud needs WHATSAPP_PHONE_NUMBER_ID and WHATSAPP_ACCESS_TOKEN');
  }
  const { cloudTransport } = await import('./cloud-transport');
  const { WHATSAPP_BASE_URL: baseUrl, WHATSAPP_API_VERSION: version } = read;
  return cloudTransport({ baseUrl, version, phoneNumberId, accessToken });
}
