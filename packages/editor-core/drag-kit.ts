import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview'
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'

/** The functions for drag and drop, in one file that is loaded lazily. */
export const dragKit = {
  combine,
  draggable,
  dropTargetForElements,
  monitorForElements,
  setCustomNativeDragPreview,
  autoScrollForElements,
  attachClosestEdge,
  extractClosestEdge,
}
