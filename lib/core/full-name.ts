/** The name of a person as it is shown; a person may have one name alone. */
export const fullName = ({ name, lastname }: { readonly name: string; readonly lastname: string }): string =>
  `${name} ${lastname}`.trim();
