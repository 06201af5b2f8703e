import type { WhatsAppTemplate } from '@/lib/notifications/whatsapp/whatsapp-message';

export const CALL_SHEET_TEMPLATE: WhatsAppTemplate = {
  language: 'es_CO',
  category: 'UTILITY',
  name: 'elenco_hoja_de_llamado',
  body: 'Hola, {{1}}. Esto es lo que necesitas para {{2}}.\n\nCuándo llegas: {{3}}\nDónde: {{4}}\nVestuario: {{5}}\nContacto en el lugar: {{6}}\n\nTu hoja con el código para registrar tu llegada: {{7}}\n\nSi ya no puedes asistir, avísale cuanto antes a la agencia.',
  examples: [
    'Valentina',
    'Lanzamiento de temporada',
    'Lunes 5 de enero, 7:00 a. m.',
    'Museo El Castillo, Medellín',
    'Negro',
    'Camila · +57 300 123 4567',
    'https://elenco.co/mi-perfil/trabajos/…',
  ],
};

export const templates = [CALL_SHEET_TEMPLATE];
