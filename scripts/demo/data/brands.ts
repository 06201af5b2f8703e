import type { Logo } from '../drawings/logos.ts';

export type Brand = { readonly name: string; readonly logo: Logo };

/** Brands of the clients for which a showcase is made, by the event. */
export const demoBrands: Readonly<Record<string, Brand>> = {
  resort: {
    name: 'Alma Mar',
    logo: { mark: 'wave', ink: '#2c2a4a', accent: '#5bb5b0', paper: '#ffffff' },
  },
  pasarela: {
    name: 'Quimbaya Joyas',
    logo: { mark: 'facets', ink: '#3a3042', accent: '#db9d47', paper: '#ffffff' },
  },
};

/** Two colours of the picture at the head of an event. */
export const demoCovers: Readonly<Record<string, readonly [from: string, to: string]>> = {
  resort: ['#2c5f6f', '#d7a98c'],
  convencion: ['#1f3a4d', '#f2a65a'],
  cafe: ['#4a2f1b', '#c98f5a'],
  pasarela: ['#4b3b57', '#dcb27a'],
  zafra: ['#2f5233', '#d5c67a'],
};
