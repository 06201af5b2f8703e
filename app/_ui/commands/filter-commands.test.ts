import { describe, expect, it } from 'vitest';
import { filterCommands } from './filter-commands';

const actions = [
  {
    group: 'Ir a',
    actions: [
      { id: '1', label: 'Crear Cotización' },
      { id: '2', label: 'Clientes' },
    ],
  },
  { group: 'Acciones', actions: [{ id: '3', label: 'Salir', keywords: ['cerrar sesión'] }] },
];
const found = (query: string) =>
  filterCommands(query, actions).flatMap((group) => group.actions.map(({ id }) => id));

describe('filterCommands', () => {
  it('finds without accents, in any order, by other words too', () => {
    expect(found('cotizacion')).toEqual(['1']);
    expect(found('cotización crear')).toEqual(['1']);
    expect(found('SESION')).toEqual(['3']);
  });

  it('forgives a letter in a word of four or more', () => {
    for (const typed of ['cotizasion', 'cotizacon', 'coitzacion', 'cliemtes', 'clintes', 'xlientes'])
      expect(found(typed), typed).toHaveLength(1);
    expect(found('cotizs')).toEqual(['1']);
    for (const typed of ['sla', 'clxxntes', 'cotiization', 'otros']) expect(found(typed), typed).toEqual([]);
  });

  it('puts the name before other words, and what is nearly so only where nothing else is', () => {
    const places = [
      {
        group: 'Ir a',
        actions: [
          { id: 'teams', label: 'Precios', keywords: ['equipo'] },
          { id: 'in', label: 'Nuestro equipo' },
          { id: 'near', label: 'Equipos' },
        ],
      },
      { group: 'Acciones', actions: [{ id: 'name', label: 'Equipo' }] },
    ];
    const order = (query: string) =>
      filterCommands(query, places).flatMap((group) => group.actions.map(({ id }) => id));
    expect(order('equipo')).toEqual(['near', 'in', 'teams', 'name']);
    expect(order('nuestro')).toEqual(['in']);
    expect(order('precios equipo')).toEqual(['teams']);
    expect(order('presios')).toEqual(['teams']);
    expect(order('equipos')).toEqual(['near']);
  });

  it('shows everything for an empty query and no empty group', () => {
    expect(found('  ')).toEqual(['1', '2', '3']);
    expect(filterCommands('clientes', actions)).toHaveLength(1);
    expect(filterCommands('nada', actions)).toEqual([]);
  });
});
