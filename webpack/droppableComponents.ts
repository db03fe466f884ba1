/**
 * A webpack loader for React Router: its module creates every component when it is evaluated, so that unused ones
 * would stay. Marks the creating calls as free of side effects, and leaves out the components' names.
 */
export default function droppableComponents(source: string): string {
  return source
    .replaceAll(
      /^(var \w+ = )(?=React\d*\.(?:forwardRef|memo|createContext)\()/gm,
      '$1/* @__PURE__ */ ',
    )
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '');
}
