/**
 * A webpack loader for React Router: its module makes every component when it is evaluated, so that
 * those which nobody uses would stay. Marks what makes them as free of effects, and leaves out their names.
 */
export default function droppableComponents(source: string): string {
  return source
    .replaceAll(
      /^(var \w+ = )(?=React\d*\.(?:forwardRef|memo|createContext)\()/gm,
      '$1/* @__PURE__ */ ',
    )
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '');
}
