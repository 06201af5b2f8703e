import { PHOTO } from '../states';
import type { Lifecycle } from './lifecycle';

const { PENDING, APPROVED, REJECTED, ARCHIVED } = PHOTO;

export const PHOTO_LIFE = {
  name: 'photo',
  kept: { table: 'talent_photos', column: 'state_id' },
  states: PHOTO,
  moves: [
    { act: 'photo.upload', from: [], to: PENDING, by: ['talent', 'agency', 'administrator'] },
    { act: 'photo.approve', from: [PENDING, REJECTED], to: APPROVED, by: ['administrator'] },
    {
      act: 'photo.reject',
      from: [PENDING, APPROVED],
      to: REJECTED,
      by: ['administrator'],
      when: 'with a reason',
    },
    {
      act: 'photo.undo',
      from: [APPROVED, REJECTED],
      to: PENDING,
      by: ['administrator'],
      when: 'the last decision, one’s own',
    },
    {
      act: 'photo.undo',
      from: [REJECTED],
      to: APPROVED,
      by: ['administrator'],
      when: 'the last decision, one’s own',
    },
    {
      act: 'photo.undo',
      from: [APPROVED],
      to: REJECTED,
      by: ['administrator'],
      when: 'the last decision, one’s own',
    },
    {
      act: 'photo.archive',
      from: [PENDING, APPROVED, REJECTED],
      to: ARCHIVED,
      by: ['talent', 'agency', 'administrator'],
    },
  ],
  unreached: {},
  noWayBack: { 'photo.archive': 'whoever wants it again uploads it' },
} as const satisfies Lifecycle<number>;
