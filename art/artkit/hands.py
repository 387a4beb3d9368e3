"""A raised hand and its sleeve. Same units as people.py; the hand's own: wrist at the origin, fingers up, palm towards -y, thumb at -x."""
import math
import numpy as np
from mathutils import Vector
from .geometry import *
from .materials import mix, rgba

# finger: x of its root, fan (degrees from upright), length, radius at the root
FINGERS = ((-.112, -11, .265, .052), (-.038, -3, .30, .054), (.038, 4, .28, .052), (.108, 13, .215, .046))


def _hand(X, Y, Z):
    x, y, z = np.abs(X) - .105 - .03 * sstep(0, .3, Z), np.abs(Y) - .012, np.abs(Z - .165) - .13
    d = np.sqrt(np.maximum(x, 0) ** 2 + np.maximum(y, 0) ** 2 + np.maximum(z, 0) ** 2) - .048
    d = smin(d, caps(X, Y, Z, (0, .005, -.10), (0, 0, .05), .082, .090), .04)
    for root, fan, length, r in FINGERS:
        a = math.radians(fan)
        p0 = np.array([root, 0, .29])
        p1 = p0 + .48 * length * np.array([math.sin(a), -.05, math.cos(a)])
        p2 = p1 + .52 * length * np.array([math.sin(a), -.22, math.cos(a)])
        finger = smin(caps(X, Y, Z, p0, p1, r, r * .95), caps(X, Y, Z, p1, p2, r * .97, r * .82), .006)
        d = smin(d, finger, .012)
    thumb = smin(caps(X, Y, Z, (-.085, -.03, .06), (-.205, -.055, .205), .066, .054), caps(X, Y, Z, (-.205, -.055, .205), (-.255, -.06, .315), .053, .043), .008)
    d = smin(d, thumb, .02)
    d = smin(d, ell(X, Y, Z, (-.075, -.042, .10), (.075, .036, .105)), .02)
    return smin(d, ell(X, Y, Z, (.085, -.038, .095), (.058, .032, .11)), .02)


def _colour(V, skin):
    """The palm is lighter than the back; creases across it, rosy finger tips."""
    X, Y, Z = V.T
    palm = sstep(.01, -.045, Y) * sstep(-.06, .02, Z)
    base, light = np.array(rgba(skin)), np.array(rgba(mix(skin, '#EFC3A6', .30)))
    col = base * (1 - palm[:, None]) + light * palm[:, None]
    heart = np.abs(Z - .235 - .55 * (X + .02) ** 2 + .25 * X * (X > 0)) + .03 * sstep(-.03, -.09, X)
    head = np.abs(Z - .185 - .30 * X - .4 * X * X) + .03 * sstep(.06, .11, X)
    life = np.abs(np.hypot(X + .115, (Z - .10) * .8) - .098) + .03 * sstep(.02, -.04, Z) + .05 * (X < -.09)
    joints = np.full(len(V), 9.)
    for root, fan, length, r in FINGERS:
        a = math.radians(fan)
        for t in (.06, .50):
            c = np.array([root + t * length * math.sin(a), .29 + t * length * math.cos(a)])
            along, across = (X - c[0]) * math.sin(a) + (Z - c[1]) * math.cos(a), (X - c[0]) * math.cos(a) - (Z - c[1]) * math.sin(a)
            joints = np.minimum(joints, np.abs(along) + .05 * (np.abs(across) > r * .8))
    line = np.exp(-(np.minimum(np.minimum(heart, head), np.minimum(life, joints)) / .0075) ** 2) * palm
    col = col * (1 - np.array([.16, .26, .26, 0]) * line[:, None])
    tip = sstep(.50, .60, Z) * palm
    return col * (1 - np.array([.0, .10, .10, 0]) * tip[:, None])


def waving(p, g, skin, cloth):
    """Raise the left hand of child p (image right) beside the shoulder, on the body g; skin and cloth are materials."""
    shoulder, elbow, wrist = np.array((.56, .22, -1.72)), np.array((.90, .06, -2.42)), np.array((1.06, -.30, -1.60))
    sleeve = lambda X, Y, Z: smin(caps(X, Y, Z, shoulder, elbow, .27, .215), caps(X, Y, Z, elbow, wrist, .215, .150), .05) \
        + .010 * np.sin(16 * Z + 9 * X) * sstep(.5, .15, np.sqrt((X - elbow[0]) ** 2 + (Z - elbow[2]) ** 2)) + .003 * np.abs(np.sin(Z * 42))
    along = (wrist - elbow) / np.linalg.norm(wrist - elbow)
    end = lambda X, Y, Z: (X - wrist[0]) * along[0] + (Y - wrist[1]) * along[1] + (Z - wrist[2]) * along[2]
    sdf_obj('sleeve', lambda X, Y, Z: smax(sleeve(X, Y, Z), end(X, Y, Z), .03), (.2, -.7, -2.8), (1.9, .7, -1.3), .018, cloth, 2, parent=g)
    cuff = lathe([(.10, -.05), (.150, -.06), (.168, 0), (.150, .06), (.10, .05)], cloth)
    hand = sdf_obj('hand', _hand, (-.40, -.20, -.30), (.30, .16, .72), .0085, skin, 2, attrs={'Col': lambda V: _colour(V, p['skin'])})
    hand.scale = (1.22,) * 3
    q = Vector(along).to_track_quat('Z', 'Y')
    for o, at in ((cuff, wrist), (hand, wrist + along * .16)):
        o.parent, o.location = g, tuple(at)
    cuff.rotation_euler = q.to_euler()
    hand.rotation_euler = (math.radians(4), math.radians(11), math.radians(-8))
