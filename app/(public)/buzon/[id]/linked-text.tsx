import type { ReactNode } from 'react';

const ADDRESS = /https?:\/\/[^\s<>"')\]]+/g;

/** Plain text whose web addresses can be followed. */
export function LinkedText({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    parts.push(
      text.slice(end, index),
      <a key={index} href={address} target="_blank" rel="noreferrer">
        {address}
      </a>,
    );
    end = index + address.length;
  }
  return [...parts, text.slice(end)];
}
