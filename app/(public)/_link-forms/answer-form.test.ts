import { refresh } from 'next/cache';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppError, conflict } from '@/lib/core/errors';
import { translate } from '@/lib/i18n/translate';
import { answerRequest } from '@/lib/testing/next-request';
import { answerForm } from './answer-form';

beforeEach(() => {
  vi.mocked(refresh).mockClear();
  answerRequest({ headers: { 'x-request-id': 'peticion-0001' } });
});

const texts = { unexpected: translate('contract.unexpected') };
const failing = (error: unknown) => () => Promise.reject(error);

test('what was done renders the page anew', async () => {
  expect(await answerForm(async () => 'done', texts)).toEqual({ ok: true, message: null, fields: {} });
  expect(refresh).toHaveBeenCalledOnce();
});

test('what is wrong is told in words beside its field, together with what was not looked at yet', async () => {
  const invalid = new AppError('INVALID', 'errors.invalid', { clausula: 'contract.acceptTerms' });
  const answer = await answerForm(failing(invalid), {
    ...texts,
    alsoWrong: async () => ({ rut: 'contract.uploadDocument' }),
  });
  expect(answer).toEqual({
    ok: false,
    message: null,
    fields: { clausula: 'Se deben aceptar los términos', rut: 'Por favor suba un documento' },
  });
  expect(refresh).not.toHaveBeenCalled();
});

test('what is taken already is told beside its field too', async () => {
  const taken = new AppError('CONFLICT', 'registration.emailTaken', { emailUser: 'registration.emailTaken' });
  expect(await answerForm(failing(taken), texts)).toEqual({
    ok: false,
    message: null,
    fields: { emailUser: 'Correo electronico del productor ya existe' },
  });
});

test('[2.8/contract unknown] any other expected failure is a message; an unforeseen one tells nothing but its request', async () => {
  const closed = await answerForm(failing(conflict('contract.eventExpired')), texts);
  expect(closed).toMatchObject({ ok: false, message: 'Evento caducado.' });
  const broken = await answerForm(failing(new Error('password authentication failed')), texts);
  expect(broken).toMatchObject({ ok: false, message: 'Error desconocido (peticion-0001)' });
});
