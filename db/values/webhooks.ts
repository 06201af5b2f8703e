/** What an agency's programs can be told of, by the audit entry that tells it. A closed list: names on the wire never change. */
export const WEBHOOK_EVENTS = {
  'quotation.sent': 'quotation.send',
  'quotation.accepted': 'quotation.accept',
  'quotation.rejected': 'quotation.reject',
  'event.cancelled': 'event.cancel',
  'call.published': 'convocatory.publish',
  'talent.answered': 'convocated.answer',
  'talent.decided': 'convocated.decide',
  'contract.signed': 'contract.sign',
  'contract.declined': 'contract.decline',
  'claim.sent': 'claim.send',
  'claim.approved': 'claim.approve',
  'claim.returned': 'claim.return',
  'claim.paid': 'claim.pay',
} as const;
export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;
export const WEBHOOK_EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as [WebhookEvent, ...WebhookEvent[]];

/** Asked for by a press, to try an address. */
export const TEST_EVENT = 'webhook.test';

export const DELIVERY_STATES = ['WAITING', 'SENT', 'FAILED'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
