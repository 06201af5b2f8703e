import { describe, expect, it } from 'vitest';
import { fillText } from './fill-text';
import { messages } from './messages/es';
import { translate } from './translate';

describe('translate', () => {
  it('finds a text below any namespace', () => {
    expect(translate('errors.client.notFound')).toBe('No encontramos ese cliente.');
    expect(translate('validation.required')).toBe('Por favor llene este campo');
  });

  it('fills in values', () => {
    expect(translate('errors.unexpectedWithId', { id: 'a1' })).toContain('(código a1)');
  });

  it('never shows a key to a person', () => {
    expect(translate('errors.thatNobodyWrote')).toBe(messages.errors.unexpected);
    expect(translate('errors.client')).toBe(messages.errors.unexpected);
  });
});

describe('fillText', () => {
  it('fills the places it has values for and leaves the others', () => {
    expect(fillText('Subiendo {name}: {percent} %', { name: 'rut.pdf' })).toBe(
      'Subiendo rut.pdf: {percent} %',
    );
  });
});
