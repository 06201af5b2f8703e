import { describe, expect, it } from 'vitest';
import { messages } from '@/lib/i18n/messages/es';
import { activeItem, itemsOf, menuOf } from './menu';

const words = (kind: 'agency' | 'administrator', mayQuote = true) =>
  menuOf({ kind, mayQuote }).map(({ name, items }) => [
    name && messages.shell.groups[name],
    ...items.map(({ text }) => messages.shell.menu[text]),
  ]);

describe('menuOf', () => {
  it('[1.2.2/agency] [1.2.2/administrator] is the specification’s, then what it leaves out, the money by itself', () => {
    const agency = words('agency');
    expect(agency).toEqual([
      ['Trabajo', 'Dashboard', 'Crear Cotizaciones', 'Lista Cotizaciones', 'Clientes', 'Eventos', 'Talentos'],
      ['Dinero', 'Por cobrar', 'Por pagar', 'Contabilidad'],
      [null, 'Analítica'],
    ]);
    expect(words('agency', false)).toEqual(
      agency.map((group) => group.filter((word) => word !== 'Crear Cotizaciones')),
    );
    expect(words('administrator', false)).toEqual([
      ['Trabajo', 'Dashboard', 'Agencias', 'Talentos', 'Transporte', 'Soporte', 'Habeas data', 'Sistema'],
      ['Dinero', 'Recaudo', 'Pagos en lote', 'Impuestos'],
      [null, 'Analítica'],
    ]);
  });
});

describe('activeItem', () => {
  const active = (path: string) =>
    activeItem(itemsOf(menuOf({ kind: 'agency', mayQuote: true })), path)?.text;

  it('follows an address to where it belongs', () => {
    expect(active('/cotizador')).toBe('createQuotations');
    expect(active('/cotizador/crear')).toBe('createQuotations');
    expect(active('/cotizador/listado/cotizacion/1')).toBe('quotations');
    expect(active('/evento/1/feria')).toBe('events');
    expect(active('/pagos/cuentas')).toBe('claims');
    expect(active('/talentos/invitaciones')).toBe('talents');
    expect(active('/users')).toBeUndefined();
    expect(active('/cotizador-prueba')).toBeUndefined();
  });
});
