/** The script of a new fragment. */
export const starterScript = `const heading = document.createElement('h2');
const show = () => {
  heading.textContent = fragment.props.title ?? 'Hello';
};
fragment.onChange(show);
fragment.root.append(heading);
show();
`;

/** The style sheet of a new fragment. */
export const starterStyle = `h2 {
  margin: 0;
  padding: var(--space-medium);
  color: var(--color-heading);
}
`;
