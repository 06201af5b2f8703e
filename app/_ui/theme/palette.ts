import type { MantineColorsTuple } from '@mantine/core';

/** Warm neutrals; index 9 is the near-black of text and primary buttons. */
export const ink: MantineColorsTuple = [
  '#faf9f7',
  '#f4f2ee',
  '#eae7e1',
  '#e0dcd4',
  '#d4d0c8',
  '#a8a298',
  '#7b746a',
  '#5c564e',
  '#37332d',
  '#1c1a17',
];

/** Mantine paints its dark scheme with these: 0 is text, 7 the surface, 9 the deepest. */
export const night: MantineColorsTuple = [
  '#ece8e1',
  '#c8c2b8',
  '#aca59a',
  '#928b80',
  '#423e38',
  '#302d29',
  '#25221f',
  '#1d1b18',
  '#151311',
  '#0f0e0c',
];

export const burgundy: MantineColorsTuple = [
  '#fbf0f3',
  '#f5dde4',
  '#eab9c7',
  '#e0a0b3',
  '#dc93a9',
  '#e08aa3',
  '#bf4569',
  '#a93057',
  '#9c264a',
  '#8f1d3f',
];

export const teal: MantineColorsTuple = [
  '#edf7f4',
  '#d3ece5',
  '#a8d9cb',
  '#86cdb9',
  '#72c6af',
  '#62c0a5',
  '#2b947a',
  '#177c64',
  '#106c57',
  '#0b5e4c',
];
