import type { WhatsAppTemplate } from '@/lib/notifications/whatsapp/whatsapp-message';

const UTILITY = { language: 'es_CO', category: 'UTILITY' } as const;

export const CALL_TEMPLATE: WhatsAppTemplate = {
  ...UTILITY,
  name: 'elenco_convocatoria',
  body: 'Hola, {{1}}. {{2}} te convoca como {{3}} para {{4}}.\n\nCuándo: {{5}}\nDónde: {{6}}\nPago por día: {{7}} (antes de retenciones)\n\nLee los detalles o responde aquí: {{8}}\n\n¿Estás disponible? Para no recibir más avisos, escribe BAJA.',
  examples: [
    'Valentina',
    'Casa Norte',
    'modelo',
    'Lanzamiento de temporada',
    'Lunes 5 de enero, 8:00 a. m. - 5:00 p. m.',
    'Museo El Castillo, Medellín',
    '$ 350.000',
    'https://elenco.co/convocatoria/…',
  ],
  buttons: ['Sí, disponible', 'No puedo'],
};

export const CONFIRMED_TEMPLATE: WhatsAppTemplate = {
  ...UTILITY,
  name: 'elenco_confirmacion',
  body: 'Hola, {{1}}. {{2}} te confirmó para {{3}} ({{4}}). Para asegurar tu lugar, firma el contrato en línea: {{5}}\n\nEste enlace es personal: no lo compartas.',
  examples: [
    'Valentina',
    'Casa Norte',
    'Lanzamiento de temporada',
    'Lunes 5 de enero',
    'https://elenco.co/contract-talent/…',
  ],
};

export const CANCELLED_TEMPLATE: WhatsAppTemplate = {
  ...UTILITY,
  name: 'elenco_evento_cancelado',
  body: 'Hola, {{1}}. {{2}} canceló {{3}} ({{4}}). Las fechas que tenías reservadas para este evento quedan libres.',
  examples: ['Valentina', 'Casa Norte', 'Lanzamiento de temporada', 'Lunes 5 de enero'],
};

export const templates = [CALL_TEMPLATE, CONFIRMED_TEMPLATE, CANCELLED_TEMPLATE];
