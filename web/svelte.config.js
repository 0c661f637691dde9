/** Types are erased by Svelte itself; nothing else is needed. */
export default {};
