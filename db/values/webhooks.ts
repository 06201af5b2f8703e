/**
 * What an agency's programs can be told of, by the audit entries that tell it: `entity.action`, and `entity.action:state`
 * where only that new state is meant. A closed list: names on the wire never change.
 */
export const WEBHOOK_EVENTS = {
  'quotation.changed': ['quotation.create', 'quotation.revise', 'quotation.update'],
  'quotation.sent': ['quotation.send'],
  'quotation.opened': ['quotation.open'],
  'quotation.accepted': ['quotation.accept'],
  'quotation.rejected': ['quotation.reject'],
  'quotation.expired': ['quotation.expire'],
  'quotation.voided': ['quotation.void'],
  'client.created': ['client.create', 'client.import'],
  'client.changed': ['client.update'],
  'client.merged': ['client.merge'],
  'client.removed': ['client.remove', 'client.remove-imported'],
  'event.created': ['event.create'],
  'event.changed': ['event.update', 'event.move'],
  'event.cancelled': ['event.move:37'],
  'call.published': ['convocatory.publish'],
  'talent.answered': ['convocated.answer'],
  'talent.decided': ['convocated.decide'],
  'contract.signed': ['contract.sign'],
  'contract.completed': ['contract.agency-sign'],
  'contract.declined': ['contract.decline'],
  'contract.amended': ['contract.amend'],
  'contract.annulled': ['contract.annul'],
  'claim.sent': ['claim.send'],
  'claim.approved': ['claim.approve'],
  'claim.returned': ['claim.return'],
  'claim.paid': ['claim.pay'],
  'payment.taken-back': ['claim.unpay'],
  'payment.rejected': ['claim.reject-payment'],
  'client-payment.recorded': ['client-payment.create'],
  'client-payment.confirmed': ['client-payment.take'],
  'client-payment.undone': ['client-payment.undo'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;
export const WEBHOOK_EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as [WebhookEvent, ...WebhookEvent[]];

/** Asked for by a press, to try an address. */
export const TEST_EVENT = 'webhook.test';

export const DELIVERY_STATES = ['WAITING', 'SENT', 'FAILED'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
