import { expect, it } from 'vitest';
import { whatsappUrl } from './whatsapp-url';

it('writes to a person by country and number, or lets the sender choose', () => {
  expect(whatsappUrl('Hola, ¿vienes?', { phone: '300 123-4567', dialingCode: '57' })).toBe(
    'https://wa.me/573001234567?text=Hola%2C%20%C2%BFvienes%3F',
  );
  expect(whatsappUrl('Hola', { phone: null, dialingCode: '57' })).toBe('https://wa.me/?text=Hola');
  expect(whatsappUrl('Hola')).toBe('https://wa.me/?text=Hola');
});
