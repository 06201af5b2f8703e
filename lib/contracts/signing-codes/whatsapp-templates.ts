import type { WhatsAppTemplate } from '@/lib/notifications/whatsapp/whatsapp-message';

/** Its words are Meta's own: of a code they allow no others. */
export const CODE_TEMPLATE: WhatsAppTemplate = {
  language: 'es_CO',
  category: 'AUTHENTICATION',
  name: 'elenco_codigo_de_firma',
  body: '*{{1}}* es tu código de verificación. Por tu seguridad, no lo compartas.',
  examples: ['123456'],
};

export const templates = [CODE_TEMPLATE];
