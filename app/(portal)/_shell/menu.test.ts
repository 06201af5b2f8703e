import { describe, expect, it } from 'vitest';
import { messages } from '@/lib/i18n/messages/es';
import { activeItem, menuOf } from './menu';

const EVERYTHING = { mayQuote: true, mayCall: true, mayPay: true };
const words = (kind: 'agency' | 'administrator', may: Partial<typeof EVERYTHING> = {}) =>
  menuOf({ kind, ...EVERYTHING, ...may }).map(({ text }) => messages.shell.menu[text]);

describe('menuOf', () => {
  it('[1.2.2/agency] [1.2.2/administrator] is the specification’s, with claims, debts and talents for agencies and the administrator’s table of taxes', () => {
    expect(words('agency')).toEqual([
      'Dashboard',
      'Crear Cotizaciones',
      'Lista Cotizaciones',
      'Clientes',
      'Eventos',
      'Cuentas de cobro',
      'Pagos en lote',
      'Cartera',
      'Talentos',
      'Invitar talentos',
      'Analítica',
    ]);
    expect(words('agency', { mayQuote: false })).not.toContain('Crear Cotizaciones');
    expect(words('agency', { mayPay: false })).not.toContain('Pagos en lote');
    expect(words('agency', { mayCall: false })).not.toContain('Invitar talentos');
    expect(words('administrator')).toEqual([
      'Dashboard',
      'Agencias',
      'Talentos',
      'Recaudo',
      'Pagos en lote',
      'Transporte',
      'Impuestos',
      'Habeas data',
      'Soporte',
      'Sistema',
      'Analítica',
    ]);
  });
});

describe('activeItem', () => {
  const active = (path: string) => activeItem(menuOf({ kind: 'agency', ...EVERYTHING }), path)?.text;

  it('follows an address to where it belongs', () => {
    expect(active('/cotizador')).toBe('createQuotations');
    expect(active('/cotizador/crear')).toBe('createQuotations');
    expect(active('/cotizador/listado/cotizacion/1')).toBe('quotations');
    expect(active('/evento/1/feria')).toBe('events');
    expect(active('/users')).toBeUndefined();
    expect(active('/cotizador-prueba')).toBeUndefined();
  });
});
