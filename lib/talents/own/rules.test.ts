import { expect, test } from 'vitest';
import { PHOTO } from '@/lib/core/states';
import { completeness } from './rules';

const whole = {
  name: 'Luz Nueva',
  documentTypeId: 1,
  identification: '1020',
  phone: '3001234567',
  email: 'luz@correo.co',
  address: 'Calle 1',
  birthdate: '1999-05-01',
  residenceCityId: 1,
  height: 172,
  profiles: 1,
  skills: 1,
  experiences: 1,
  photos: [{ stateId: PHOTO.PENDING }],
};

test('a whole profile lacks nothing', () => {
  expect(completeness(whole)).toEqual({ percent: 100, missing: [] });
});

test('what lacks is told in the order in which it is asked for', () => {
  const talent = { ...whole, address: ' ', birthdate: null, photos: [{ stateId: PHOTO.REJECTED }] };
  expect(completeness(talent)).toEqual({ percent: 63, missing: ['contact', 'birthdate', 'photos'] });
});
