import { isTranslation, type ReplacedTexts } from './replacedTexts.ts';

/** The child of `parent` that is `node` or holds it. */
const childHolding = (parent: Node, node: Node | undefined): Node | undefined => {
  let child: Node | null | undefined = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child ?? undefined;
};

/** Takes a node out from wherever it was put, and what a translator put round it if nothing else is in there. */
const takeOut = (node: Node) => {
  let gone = node;
  while (isTranslation(gone.parentNode) && gone.parentNode.childNodes.length === 1) gone = gone.parentNode;
  (gone as ChildNode).remove();
};

/**
 * Has React bear that others moved its nodes: a translator puts texts into elements of its own or replaces them. React
 * removes and inserts by what it drew, where browsers throw (github.com/facebook/react/issues/11538), and the whole
 * page was lost. What is in its place is found by the quick first line and handled by the browser alone.
 */
export const bearMovedNodes = ({ standInOf }: ReplacedTexts): void => {
  const { prototype } = Node;
  const { removeChild, insertBefore, appendChild } = prototype;

  const dropStandIn = (node: Node) => {
    if (!node.parentNode) (standInOf(node) as ChildNode | undefined)?.remove();
  };

  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    const standing = child.parentNode ? child : standInOf(child);
    if (standing) takeOut(standing);
    return child;
  };
  prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, next: Node | null): Child {
    if (node.nodeType === Node.TEXT_NODE) dropStandIn(node);
    if (!next || next.parentNode === this) return insertBefore.call(this, node, next) as Child;
    const place = childHolding(this, next.parentNode ? next : standInOf(next));
    return insertBefore.call(this, node, place ?? null) as Child;
  };
  prototype.appendChild = function <Child extends Node>(this: Node, node: Child): Child {
    if (node.nodeType === Node.TEXT_NODE) dropStandIn(node);
    return appendChild.call(this, node) as Child;
  };
};
