// The stylesheet exports nothing; it is imported for its effect.
export {};
