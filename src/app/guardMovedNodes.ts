/**
 * Lets React remove and insert nodes that a page translator has moved or replaced. The browser throws if the node is no
 * longer a child, and React then unmounts the whole page (github.com/facebook/react/issues/11538).
 */
export const guardMovedNodes = (): void => {
  const { prototype } = Node;
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    child.parentNode?.removeChild(child);
    return child;
  };
  prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, next: Node | null): Child {
    let reference = next;
    while (reference && reference.parentNode !== this) reference = reference.parentNode;
    return insertBefore.call(this, node, reference) as Child;
  };
};
