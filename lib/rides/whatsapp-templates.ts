import type { WhatsAppTemplate } from '@/lib/notifications/whatsapp/whatsapp-message';

export const DRIVER_FOUND_TEMPLATE: WhatsAppTemplate = {
  language: 'es_CO',
  category: 'UTILITY',
  name: 'elenco_transporte_en_camino',
  body: 'Hola, {{1}}. Tu transporte para {{2}} va en camino.\n\nPlaca: {{3}}\nVehículo: {{4}}\nConductor: {{5}}\n\nSigue tu viaje aquí: {{6}}\n\nRevisa la placa antes de subirte.',
  examples: [
    'Valentina',
    'Lanzamiento de temporada',
    'KLM402',
    'Renault Logan, Gris',
    'Ómar Pineda',
    'https://elenco.co/transportation-service/…',
  ],
};

export const NO_CAR_TEMPLATE: WhatsAppTemplate = {
  language: 'es_CO',
  category: 'UTILITY',
  name: 'elenco_transporte_sin_carro',
  body: 'Hola, {{1}}. Tu transporte para {{2}} no viene: {{3}}\n\nPide otro o mira qué pasó aquí: {{4}}\n\nSi no lo logras, escríbele a la agencia.',
  examples: [
    'Valentina',
    'Lanzamiento de temporada',
    'El conductor canceló el viaje',
    'https://elenco.co/transportation-service/…',
  ],
};

export const templates = [DRIVER_FOUND_TEMPLATE, NO_CAR_TEMPLATE];
