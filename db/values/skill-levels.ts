/** How well a language is spoken, from the least to the best. */
export const LANGUAGE_LEVELS = ['Básico', 'Intermedio', 'Avanzado', 'Nativo'] as const;
/** How well anything else is done, from the least to the best. */
export const SKILL_LEVELS = ['Principiante', 'Intermedio', 'Avanzado', 'Profesional'] as const;
