/** One of several things that are each more than a line of fields. */
export const rowStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  p: { xs: 1.5, sm: 2 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
};
