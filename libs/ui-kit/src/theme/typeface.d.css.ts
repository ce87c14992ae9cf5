// The stylesheet of the typeface exports nothing: importing it is its effect.
export {};
