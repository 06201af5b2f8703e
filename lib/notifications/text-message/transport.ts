import { env } from '@/lib/platform/env';
import type { TextTransport } from './text-message';

/** True when this installation sends text messages. Without SMS_DRIVER everything goes by mail. */
export const sendsTexts = (): boolean => env().SMS_DRIVER !== undefined;

/** The transport that SMS_DRIVER chooses; null where it is not set. */
export async function textTransport(): Promise<TextTransport | null> {
  const { SMS_DRIVER, SMS_URL, SMS_AUTHORIZATION, SMS_FROM, DATA_DIR } = env();
  if (!SMS_DRIVER) return null;
  if (SMS_DRIVER === 'twilio') return twilio();
  if (SMS_DRIVER === 'mailbox') {
    const { mailboxTextTransport } = await import('./mailbox-text-transport');
    return mailboxTextTransport(DATA_DIR);
  }
  if (!SMS_URL) throw new Error('SMS_DRIVER=gateway needs SMS_URL');
  const { gatewayTransport } = await import('./gateway-transport');
  return gatewayTransport({ url: SMS_URL, authorization: SMS_AUTHORIZATION ?? null, from: SMS_FROM ?? null });
}

async function twilio(): Promise<TextTransport> {
  const {
    TWILIO_ACCOUNT_SID: accountSid,
    TWILIO_AUTH_TOKEN: authToken,
    SMS_FROM: from,
    TWILIO_BASE_URL: baseUrl,
  } = env();
  if (!accountSid || !authToken || !from) {
    throw new Error('SMS_DRIVER=twilio needs TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and SMS_FROM');
  }
  const { twilioTransport } = await import('./twilio-transport');
  return twilioTransport({ baseUrl, accountSid, authToken, from });
}
