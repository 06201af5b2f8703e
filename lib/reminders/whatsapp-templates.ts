import type { WhatsAppTemplate } from '@/lib/notifications/whatsapp/whatsapp-message';

/** One for every reason: who has them approved waits for one. */
export const REMINDER_TEMPLATE: WhatsAppTemplate = {
  language: 'es_CO',
  category: 'UTILITY',
  name: 'elenco_recordatorio',
  body: 'Hola: {{1}}.\n\n{{2}}\n\nEvento: {{3}}, {{4}}\n\nHazlo aquí: {{5}}\n\nPara no recibir más avisos, escribe BAJA.',
  examples: [
    'Valentina, falta tu respuesta',
    'Casa Norte te convocó como modelo y aún no sabe si puedes.',
    'Lanzamiento de temporada',
    'Lunes 5 de enero',
    'https://elenco.co/convocatoria/…',
  ],
};

export const templates = [REMINDER_TEMPLATE];
